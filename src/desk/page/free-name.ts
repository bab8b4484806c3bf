/** `a.ruling`, or `a 2.ruling` where there is one. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/u.exec(name) ?? [];
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${stem} ${count}${ending}`;
    if (!taken.includes(tried)) return tried;
  }
};
