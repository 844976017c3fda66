import { ApiFailure } from '@portal/api/failure';

const TOO_LARGE = 413;

/** Whether it is the file itself that was refused, so that sending it again ends the same way. */
export const isOfFile = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.fields.file !== undefined || thrown.status === TOO_LARGE);
