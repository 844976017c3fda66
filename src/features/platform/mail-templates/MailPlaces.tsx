import { mailTemplateWords as words } from '@contract/locales/es-MX/platform/mail-templates';
import type { MailPlace } from '@contract/platform/mail-templates';
import { t } from '@portal/i18n';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './mail-templates.module.css';

/** What a mail's text may name, and what stands there in the preview. */
export function MailPlaces({ places }: { places: readonly MailPlace[] }) {
  return (
    <Section title={t(words.places)} flush={places.length > 0}>
      {places.length === 0 ? (
        <EmptyState text={t(words.noPlaces)} />
      ) : (
        <ShortTable
          label={t(words.places)}
          columns={columns}
          rows={places}
          rowKey={({ name }) => name}
        />
      )}
    </Section>
  );
}

const columns = [
  {
    key: 'name',
    title: t(words.place),
    render: ({ name, required }: MailPlace) => (
      <>
        <code>{`{{${name}}}`}</code>
        {required ? <p className={styles.excerpt}>{t(words.required)}</p> : null}
      </>
    ),
  },
  {
    key: 'example',
    title: t(words.example),
    align: 'left' as const,
    wraps: true,
    render: ({ example }: MailPlace) => <span className={styles.text}>{example}</span>,
  },
];
