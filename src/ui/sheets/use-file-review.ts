import { useState } from 'react';
import { toFailure } from '../failure';

type Mode = 'preview' | 'commit';

interface FileReviewing<Review> {
  send: (file: File, mode: Mode) => Promise<Review>;
  /** Once it was taken in. */
  onDone: (review: Review) => Promise<void>;
}

/** A file that is reviewed as soon as it is chosen, and then taken in whole or not at all. */
export function useFileReview<Review extends { done: boolean }>({
  send,
  onDone,
}: FileReviewing<Review>) {
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  function forget() {
    setFile(undefined);
    setReview(undefined);
    setFailure(undefined);
  }

  async function run(chosen: File, mode: Mode) {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await send(chosen, mode);
      setReview(answer);
      if (answer.done) await onDone(answer);
    } catch (thrown) {
      const { message, fields } = toFailure(thrown);
      setFailure(fields?.file ?? message);
    } finally {
      setBusy(false);
    }
  }

  return {
    fileName: file?.name,
    review,
    busy,
    failure,
    forget,
    choose(chosen: File) {
      setFile(chosen);
      setReview(undefined);
      void run(chosen, 'preview');
    },
    commit() {
      if (file) void run(file, 'commit');
    },
  };
}
