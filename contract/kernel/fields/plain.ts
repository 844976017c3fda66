/**
 * Signs that turn text around or are not seen: what one person reads would not be what another wrote. Joiners stay,
 * since scripts and emoji are made of them, and so do tabs and new lines.
 */
const DECEIVING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/g;

/** Text that people write for others, without what deceives them; pasted text is full of it. */
export const plain = (text: string): string => text.replace(DECEIVING, '');
