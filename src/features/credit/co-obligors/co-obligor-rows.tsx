import type { CoObligor } from '@contract/credit/co-obligors';
import { formatPhone } from '@contract/kernel/fields/phone';
import { href } from '@contract/kernel/screens';
import { coObligorPanel as words } from '@contract/locales/es-MX/credit/co-obligors';
import { t } from '@portal/i18n';
import { formatDate } from '@portal/ui/format';
import type { DescriptionRow } from '@portal/ui/kit/DescriptionList';
import { Link } from 'react-router';

/**
 * What a reader is shown of a co-obligor; the state stands beside the title.
 * @param mayReview whether the queue opens to them
 */
export function coObligorRows(shown: CoObligor, mayReview: boolean): DescriptionRow[] {
  const { named, file, state } = shown;
  if (!named) return [];
  const answered = state !== 'invited' && state !== 'declined' && state !== 'withdrawn';
  return [
    { label: t(words.fullName), value: named.full_name },
    { label: t(words.relation), value: named.relation },
    { label: t(words.email), value: named.email },
    { label: t(words.phone), value: formatPhone(named.phone) },
    { label: t(words.invited), value: formatDate(shown.invited_at) },
    ...(named.decline_reason
      ? [{ label: t(words.declineReason), value: named.decline_reason }]
      : []),
    ...(answered ? progress(shown, mayReview) : []),
    ...(file ? fileRows(file) : []),
  ];
}

const progress = (
  { identity, consented_at: at, file, named }: CoObligor,
  mayReview: boolean,
): DescriptionRow[] => [
  {
    label: t(words.identity),
    value:
      file && mayReview && identity === 'in_review' ? (
        <Link to={`${href('documentQueue')}?q=${encodeURIComponent(named?.full_name ?? '')}`}>
          {t(words.review)}
        </Link>
      ) : (
        t(words.identities[identity])
      ),
  },
  {
    label: t(words.consent),
    value: at ? t(words.consentedOn, { day: formatDate(at) }) : t(words.lacks),
  },
];

function fileRows({ person, consent, reports }: NonNullable<CoObligor['file']>): DescriptionRow[] {
  return [
    ...(person
      ? [
          { label: t(words.birthDay), value: formatDate(person.birth_day) },
          { label: t(words.curp), value: person.curp },
          { label: t(words.rfc), value: person.rfc },
          {
            label: t(words.address),
            value: [
              person.address.street,
              person.address.exterior_number,
              person.address.neighbourhood,
              person.address.postal_code,
              person.address.municipality,
              person.address.state,
            ].join(', '),
          },
        ]
      : []),
    ...(consent ? [{ label: t(words.folio), value: consent.folio }] : []),
    ...reports.map(({ reported_on: on, score, summary }) => ({
      label: t(words.report, { day: formatDate(on) }),
      value: t(words.reported, { score, summary }),
    })),
  ];
}
