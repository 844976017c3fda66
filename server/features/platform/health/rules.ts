import type { HealthState } from '@contract/platform/health';

/** Answers slower than this make every screen feel it. */
const SLOW_MS = 250;
/** Of the connections that the database grants: above, callers begin to wait. */
const BUSY_PERCENT = 80;
const SCARCE_PERCENT = 15;
const OUT_OF_SPACE_PERCENT = 5;
const LATE_MINUTES = 10;
const STUCK_MINUTES = 60;
/** A night, and the hours that its work may take. */
const MISSED_NIGHT_HOURS = 30;
const OLD_BACKUP_HOURS = 7 * 24;

/**
 * How a database does that answered.
 * @param ms how long a statement took there and back
 * @param used connections, of `max` that it grants
 */
export function databaseState({
  ms,
  used,
  max,
}: {
  ms: number;
  used: number;
  max: number;
}): HealthState {
  return ms > SLOW_MS || used * 100 > max * BUSY_PERCENT ? 'warning' : 'ok';
}

/**
 * To have no scanner is the house's choice; one that does not answer keeps people from their files, and files in
 * quarantine want somebody's eyes either way.
 * @param asked a scanner is configured
 * @param answers it answers now
 * @param waiting files in quarantine until it has looked at them
 */
export function scannerState({
  asked,
  answers,
  waiting,
}: {
  asked: boolean;
  answers: boolean;
  waiting: number;
}): HealthState {
  if (asked && !answers) return 'failed';
  if (waiting > 0) return 'warning';
  return asked ? 'ok' : 'absent';
}

/** @param percent of the disk that is free */
export function diskState(percent: number): HealthState {
  if (percent < OUT_OF_SPACE_PERCENT) return 'failed';
  return percent < SCARCE_PERCENT ? 'warning' : 'ok';
}

/**
 * @param failed jobs that had their last try
 * @param retried jobs that failed and are tried again
 * @param lateMinutes how long the most overdue job waits, 0 when none does
 */
export function jobsState({
  failed,
  retried,
  lateMinutes,
}: {
  failed: number;
  retried: number;
  lateMinutes: number;
}): HealthState {
  if (lateMinutes >= STUCK_MINUTES) return 'failed';
  return failed > 0 || retried > 0 || lateMinutes >= LATE_MINUTES ? 'warning' : 'ok';
}

/**
 * Of what is done each night.
 * @param isBroken it failed the last time
 * @param hours since it last ended well; null when it never did
 */
export function nightlyState({
  isBroken,
  hours,
}: {
  isBroken: boolean;
  hours: number | null;
}): HealthState {
  if (isBroken) return 'failed';
  return hours === null || hours >= MISSED_NIGHT_HOURS ? 'warning' : 'ok';
}

/**
 * @param hours since the last backup; null when none was written down
 * @param production elsewhere a house may have no backup
 */
export function backupState({
  hours,
  production,
}: {
  hours: number | null;
  production: boolean;
}): HealthState {
  if (hours === null) return production ? 'warning' : 'absent';
  if (hours >= OLD_BACKUP_HOURS) return 'failed';
  return hours >= MISSED_NIGHT_HOURS ? 'warning' : 'ok';
}

/** True when so long a wait is worth saying. */
export const isLate = (minutes: number): boolean => minutes >= LATE_MINUTES;
