/** The app's mark, as an SVG path around (0, 0): 20 high. */
export const KEYHOLE = 'M0-10a6 6 0 0 1 3 11.2L5 10H-5l2-8.8A6 6 0 0 1 0-10z'
