/** The zones of the arena, for words that speak of what is there. */
export const allArena: readonly string[] = [
  ...['permanent', 'hero', 'weapon', 'head', 'chest', 'arms', 'legs', 'combat chain'],
];

/** Where cards may lie that not all see. */
export const unseenIn: readonly string[] = ['hand', 'deck', 'arsenal', 'inventory', 'banished'];
