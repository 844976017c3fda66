import type { Principal } from '@server/http/principal';

const VISIBLE = 4;

/** The end of an identifier, by which its owner knows it. */
export const masked = (text: string): string => `••••${text.slice(-VISIBLE)}`;

/** An identifier as the caller may read it: staff who act as its owner see no more than its end. */
export const maskedFor = ({ actorUserId }: Principal, text: string | null): string | null =>
  text !== null && actorUserId !== null ? masked(text) : text;
