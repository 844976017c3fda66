import { rawText } from './text';

/** The secret of a link that works once. */
export const oneTimeToken = rawText(200).min(20);
