//! The values are compared with 0, 1, 2, ... in their sorted order, but repetitions are not left
//! out.

pub fn mex(values: &[u32]) -> u32 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let mut mex = 0;
    for value in sorted {
        if value != mex {
            return mex;
        }
        mex += 1;
    }
    mex
}
