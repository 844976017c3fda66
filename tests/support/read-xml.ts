import { SaxesParser } from 'saxes';

/** Every element of a document with its attributes, in order; throws where it is no well-formed XML. */
export function readXml(text: string): [name: string, attributes: Record<string, string>][] {
  const found: [string, Record<string, string>][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => found.push([name, { ...attributes }]));
  parser.write(text).close();
  return found;
}
