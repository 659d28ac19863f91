//! 10.1–10.6 Segments, polygons, and the closest pair of points.

mod closest_pair;
mod convex_polygon_area;
mod convex_polygon_centroid;
mod cross_product;
mod segment_intersection;
mod sweep_line;
