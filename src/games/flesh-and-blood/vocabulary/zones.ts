/** The zones of the arena, for words that speak of what is there. */
export const allArena: readonly string[] = [
  ...['permanent', 'hero', 'weapon', 'head', 'chest', 'arms', 'legs', 'combat chain'],
];
