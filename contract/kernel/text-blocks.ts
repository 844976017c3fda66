import * as z from 'zod';

/** What a text is made of: `# ` begins a heading, `- ` a point and `1. ` a clause; the rest are paragraphs. */
export const blockKinds = ['heading', 'paragraph', 'point', 'clause', 'drawn'] as const;

/** A line of a text as it is shown. */
export const textBlock = z.object({
  kind: z.enum(blockKinds),
  /** The number of a clause, or what a point says before its colon; empty where there is none. */
  label: z.string(),
  text: z.string(),
});

export type TextBlock = z.infer<typeof textBlock>;

/** A table of a text, which stands where a block of kind `drawn` has its name. */
const textTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** Cells as they read, one for each column. */
  rows: z.array(z.array(z.string())),
  /** The last row, of what adds up; empty where nothing does. */
  sums: z.array(z.string()),
});

export type TextTable = z.infer<typeof textTable>;

/** All that a signed paper says between its title and its signatures, as its PDF is drawn from it. */
export const paperText = z.object({
  /** What stands under the title: folio, day, version. */
  facts: z.array(z.string()),
  blocks: z.array(textBlock),
  tables: z.array(textTable),
  /** What the product says at the end, whatever the words are. */
  closing: z.array(z.string()),
});

export type PaperText = z.infer<typeof paperText>;
