/** A share in whole percent; only nothing is 0% and only all is 100%. */
export const percent = (count: number, total: number): string => {
  if (total === 0) return '-';
  const rounded = Math.round((count / total) * 100);
  if (count > 0 && rounded === 0) return '<1%';
  if (count < total && rounded === 100) return '>99%';
  return `${rounded}%`;
};
