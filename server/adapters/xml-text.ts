type Attributes = Readonly<Record<string, string | null>>;

/** What XML 1.0 cannot hold, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser turns them into spaces otherwise.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string) =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** An element with its attributes, without those that are null, and the elements in it. */
export function xmlElement(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escaped(value)}"`]))
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const inside = children.map((child) => child.replace(/^/gm, '  ')).join('\n');
  return `<${name}${written}>\n${inside}\n</${name}>`;
}

/** A whole document, of its outermost element. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
