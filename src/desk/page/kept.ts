/** What the browser keeps for the desk; where it keeps nothing the desk forgets, and works all the same. */

const prefix = 'hantei.desk.';

export const recall = (name: string): string | undefined => {
  try {
    return globalThis.localStorage?.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Whether it could be kept. */
export const keep = (name: string, text: string): boolean => {
  try {
    globalThis.localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
};

export const dropKept = (name: string): void => {
  try {
    globalThis.localStorage.removeItem(prefix + name);
  } catch {
    // Then nothing was kept.
  }
};
