import { GoneLink, isWholeToken } from '@portal/ui/public/GoneLink';
import { useKeptAnswer } from '@portal/ui/public/use-kept-answer';
import { usePublicPlace } from '@portal/ui/public-place';
import { useState } from 'react';
import { CardCode } from './CardCode';
import { CardList } from './CardList';

interface Kept extends Record<string, unknown> {
  external_id: string;
  pass: string | null;
  expires_at: string;
}

/** The cards that somebody pays by, at an address of their own: a code first, then the cards. */
export function CardsPage() {
  const { externalId = '' } = usePublicPlace().params;
  const { answer, reading, keep, forget } = useKeptAnswer<Kept>('cards', '', async () => {
    const { keptPassOf } = await import('./kept-pass');
    return keptPassOf(externalId);
  });
  const [ended, setEnded] = useState<'left' | 'over'>();
  if (reading) return null;
  if (!isWholeToken(externalId)) return <GoneLink />;
  if (answer?.pass && !ended) {
    const end = (how: 'left' | 'over') => {
      forget();
      setEnded(how);
    };
    return <CardList pass={answer.pass} onOver={() => end('over')} onLeave={() => end('left')} />;
  }
  const keepPass = (kept: Pick<Kept, 'pass' | 'expires_at'>) => {
    setEnded(undefined);
    keep({ ...kept, external_id: externalId });
  };
  return (
    <CardCode
      externalId={externalId}
      isOver={ended === 'over'}
      sentUntil={answer && !ended ? Date.parse(answer.expires_at) : undefined}
      onSent={(endsAt) => keepPass({ pass: null, expires_at: new Date(endsAt).toISOString() })}
      onOpened={keepPass}
    />
  );
}
