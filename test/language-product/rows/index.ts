/** All tables. */
export * from './happening.js';
export * from './lasting.js';
export * from './which.js';
