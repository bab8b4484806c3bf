/** A whole number from 1 on, as options of the command line take it. */
import { InvalidArgumentError } from 'commander';

export const wholeNumber = (value) => {
  if (!/^[1-9]\d*$/.test(value))
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return Number(value);
};
