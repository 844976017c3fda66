import { useEffect, useState } from 'react';
import { PublicAlert } from './PublicAlert';

const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

interface CountdownProps {
  /** The instant until which the code works. */
  endsAt: number;
  /** What is said while it does, with the time left: "1:59". */
  left: (time: string) => string;
  expired: string;
}

/** How long a code lasts; read aloud when it begins and when it is over, not each second. */
export function Countdown({ endsAt, left, expired }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsTo(endsAt)), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (seconds === 0) return <PublicAlert tone="warning">{expired}</PublicAlert>;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p role="timer">{left(time)}</p>;
}
