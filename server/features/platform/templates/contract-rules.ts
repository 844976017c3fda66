import { firstUnprintable } from '@contract/kernel/fields/printable';
import type { TextBlock } from '@contract/kernel/text-blocks';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { TemplatePlace } from '@contract/platform/templates';
import { t } from '@server/i18n';
import { filledWith, missingPlaceFrom, namesIn, type TemplateText, wrongPlaceIn } from './places';

const words = platformWords.templates;

const HEADING = /^# +(.+)$/s;
const POINT = /^- +(?:([^:]{1,80}): +)?(.+)$/s;
const CLAUSE = /^(\d+(?:\.\d+)*[.)]) +(.+)$/s;
const ALONE = /^\{\{\s*([^{}\s]+)\s*\}\}$/;

/** More lines than these are no contract, and are not compared. */
const MOST_LINES = 600;

/** A longer word fits in no line; pdfkit breaks it in time that grows with its square. */
const LONGEST_WORD = 100;
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD + 1}}`);

/** The lines of a text as what they are; a place that is drawn, by its name, is a line of its own. */
export function blocksOf(body: string, drawn: readonly string[]): TextBlock[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): TextBlock => {
      const [, alone = ''] = ALONE.exec(line) ?? [];
      if (drawn.includes(alone)) return { kind: 'drawn', label: '', text: alone };
      const [, heading] = HEADING.exec(line) ?? [];
      if (heading) return { kind: 'heading', label: '', text: heading };
      const [, number = '', clause] = CLAUSE.exec(line) ?? [];
      if (clause) return { kind: 'clause', label: number, text: clause };
      const [, label = '', point] = POINT.exec(line) ?? [];
      if (point) return { kind: 'point', label, text: point };
      return { kind: 'paragraph', label: '', text: line };
    });
}

/** What is wrong with the words of a contract, by field; empty when people may sign them. */
export function contractProblems(
  places: readonly TemplatePlace[],
  text: TemplateText,
): Partial<TemplateText> {
  const written = places.filter(({ is_drawn }) => !is_drawn);
  const subject =
    wrongPlaceIn(text.subject, written) ?? longWordIn(text.subject) ?? undrawableIn(text.subject);
  const body =
    tooManyLinesIn(text.body) ??
    wrongPlaceIn(text.body, places) ??
    missingPlaceFrom(text.body, places) ??
    misplacedIn(text.body, places) ??
    unknownMarkIn(text.body) ??
    longWordIn(text.body) ??
    undrawableIn(text.body);
  return { ...(subject && { subject }), ...(body && { body }) };
}

/** Which of the places that are drawn does not stand alone in a line, or does twice. */
function misplacedIn(body: string, places: readonly TemplatePlace[]): string | undefined {
  const drawn = drawnAmong(places);
  const blocks = blocksOf(body, drawn);
  const wrong = drawn.find((name) => {
    const named = namesIn(body).filter((each) => each === name).length;
    const alone = blocks.filter(({ kind, text }) => kind === 'drawn' && text === name).length;
    return named !== alone || alone > 1;
  });
  return wrong && t(words.drawnAlone, { place: `{{${wrong}}}` });
}

/** The names of the places that are drawn. */
export const drawnAmong = (places: readonly TemplatePlace[]): string[] =>
  places.flatMap(({ name, is_drawn }) => (is_drawn ? [name] : []));

const tooManyLinesIn = (body: string): string | undefined =>
  body.split('\n').length > MOST_LINES ? t(words.tooManyLines, { most: MOST_LINES }) : undefined;

/** A line that begins like a heading and is none. */
function unknownMarkIn(body: string): string | undefined {
  const line = body.split('\n').find((each) => {
    const trimmed = each.trim();
    return trimmed.startsWith('#') && !HEADING.test(trimmed);
  });
  return line === undefined ? undefined : t(words.unknownMark, { line: line.trim().slice(0, 40) });
}

function longWordIn(text: string): string | undefined {
  const [word] = LONG_WORD.exec(text) ?? [];
  return word && t(words.longWord, { word: word.slice(0, 20), most: LONGEST_WORD });
}

function undrawableIn(text: string): string | undefined {
  const sign = firstUnprintable(text);
  return sign && t(words.undrawable, { sign });
}

/** The lines of a text, each of its places filled once; what stands in a place never makes a line another thing. */
export function filledBlocks(
  body: string,
  drawn: readonly string[],
  values: ReadonlyMap<string, string>,
): TextBlock[] {
  const filled = (text: string) => onOneLine(filledWith(text, values));
  return blocksOf(body, drawn).map((block) =>
    block.kind === 'drawn'
      ? block
      : { kind: block.kind, label: filled(block.label), text: filled(block.text) },
  );
}

/** A title with its places filled, of one line. */
export const filledTitle = (subject: string, values: ReadonlyMap<string, string>): string =>
  onOneLine(filledWith(subject, values));

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
