import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import type { TemplatePlace } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './templates.module.css';

/** What a text may name, and what stands there in the preview. */
export function Places({ places }: { places: readonly TemplatePlace[] }) {
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
    wraps: true,
    render: ({ name, required, is_drawn }: TemplatePlace) => (
      <>
        <code className={styles.text}>{`{{${name}}}`}</code>
        {required ? <p className={styles.excerpt}>{t(words.required)}</p> : null}
        {is_drawn ? <p className={styles.excerpt}>{t(words.drawn)}</p> : null}
      </>
    ),
  },
  {
    key: 'example',
    title: t(words.example),
    align: 'left' as const,
    wraps: true,
    render: ({ example }: TemplatePlace) => <span className={styles.text}>{example}</span>,
  },
];
