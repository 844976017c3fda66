import { type DateStyle, formatDate, formatDateTime, formatDeadline } from '@portal/ui/format';

interface DateTextProps {
  /** An instant, or a calendar day 'YYYY-MM-DD'. */
  iso: string;
  style?: DateStyle;
}

export function DateText({ iso, style }: DateTextProps) {
  return (
    <time className="amount" dateTime={iso}>
      {formatDate(iso, style)}
    </time>
  );
}

/** An instant with its hour, Mexico City time. */
export function DateTimeText({ iso }: { iso: string }) {
  return (
    <time className="amount" dateTime={iso}>
      {formatDateTime(iso)}
    </time>
  );
}

/** An instant on which a deadline or a day depends, and that it is Mexico City time: two lines in a narrow cell. */
export function DeadlineText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDeadline(iso)}</time>;
}
