/** Making elements. Texts become text nodes and nothing else: names in them may look like markup. */

export type Child = Node | string | undefined | false;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element; an attribute that is false or undefined is left out, one that is true stands without a value. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(key, value === true ? '' : String(value));
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
};

/** A list of things with the singular of what they are: `1 ruling`, `2 rulings`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
