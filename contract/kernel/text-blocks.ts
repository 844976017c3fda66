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
