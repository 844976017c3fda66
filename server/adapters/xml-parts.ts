import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { NoTable } from './csv-records';

/** More than any row of a sheet, or any text that its cells share. */
const LONGEST_PART = 1_000_000;

/** Deeper than the elements of any sheet. */
const DEEPEST = 100;

/** Hears a document's elements, by their names without a prefix, and makes parts of them. */
export interface XmlListener<Part> {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  /** The part that ends here, when one does. */
  close(name: string): Part | undefined;
  /** Whether nothing of what follows is wanted. */
  isOver?: boolean;
}

/**
 * The parts that a listener makes of XML, as it comes; no document type is read and no entity of its own is known.
 *
 * @param onBytes told how many have been read
 */
export async function* xmlParts<Part>(
  stream: Readable,
  listener: XmlListener<Part>,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<Part[]> {
  const decoder = new TextDecoder('utf-8');
  const parser = new SaxesParser();
  let parts: Part[] = [];
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    // Each that is open is kept until its end.
    if (depth > DEEPEST) throw new NoTable();
    listener.open(local(name), attributes);
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => listener.text(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    const part = listener.close(local(name));
    if (part !== undefined) parts.push(part);
  });
  let read = 0;
  let begun = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    read += chunk.length;
    onBytes(read);
    parser.write(decoder.decode(chunk, { stream: true }));
    if (parts.length > 0) begun = read;
    if (read - begun > LONGEST_PART) throw new NoTable();
    yield parts;
    if (listener.isOver) return;
    parts = [];
  }
  parser.close();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
