import type { IncomeRole } from '@contract/credit/income-kinds';
import {
  type IncomeSource,
  incomeSources,
  type PersonIncome,
} from '@contract/credit/income-sources';
import { BESIDE } from '@contract/kernel/beside';
import { href } from '@contract/kernel/screens';
import { incomeRoleName } from '@contract/locales/es-MX/credit/income-names';
import { incomeScreen as words } from '@contract/locales/es-MX/credit/income-sources';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useMay } from '@portal/refine/use-may';
import { useRead, useRecord } from '@portal/refine/use-read';
import { BesideLink, useBeside } from '@portal/ui/Beside';
import { RowList } from '@portal/ui/kit/RowList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Button, Drawer } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import styles from './income.module.css';
import { reasonTone, sourceName } from './income-text';

const NewSource = lazy(() =>
  import('./IncomeSourceForm').then((file) => ({ default: file.NewSource })),
);
const IncomeSourceView = lazy(() =>
  import('./IncomeSourceView').then((file) => ({ default: file.IncomeSourceView })),
);

/** What the people of a request live on; its installer opens each on a page of its own, others beside. */
export function IncomePeople({ projectId }: { projectId: string }) {
  const query = useRead(incomeSources.list, { params: { projectId } });
  const isInstaller = useMay('supplier-area.open');
  const isOwn = useMay('applicant-area.open');
  const [addingFor, setAddingFor] = useState<IncomeRole>();
  const open = useOpenSource(projectId, isInstaller);
  return (
    <Section title={t(words.title)} description={t(isOwn ? words.helpOwn : words.help)}>
      <Loaded query={query}>
        {({ people }) =>
          people.map((person) => (
            <Person
              key={person.role}
              person={person}
              linkTo={isInstaller ? projectId : undefined}
              onAdd={setAddingFor}
            />
          ))
        }
      </Loaded>
      {addingFor ? (
        <Suspense fallback={null}>
          <NewSource
            projectId={projectId}
            role={addingFor}
            onClose={() => setAddingFor(undefined)}
            onAdded={(id) => {
              setAddingFor(undefined);
              open(id, addingFor);
            }}
          />
        </Suspense>
      ) : null}
      {isInstaller ? null : <SourceBeside />}
    </Section>
  );
}

/** Opens a source where its reader reads it. */
function useOpenSource(projectId: string, isInstaller: boolean) {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  return (incomeSourceId: string, incomeRole: IncomeRole) => {
    if (!isInstaller) setParams({ [BESIDE]: incomeSourceId }, { preventScrollReset: true });
    else void navigate(href('incomeSource', { projectId, incomeSourceId, incomeRole }));
  };
}

interface PersonProps {
  person: PersonIncome;
  /** The project of the installer's page; others read beside. */
  linkTo: string | undefined;
  onAdd: (role: IncomeRole) => void;
}

function Person({
  person: { role, sources, stable_cents: stable, may_add },
  linkTo,
  onAdd,
}: PersonProps) {
  const mayEdit = useMay('income-sources.edit');
  const name = t(incomeRoleName[role]);
  return (
    <div className={styles.person}>
      <div className={styles.personHead}>
        <h3>{name}</h3>
        {sources.length > 0 ? <strong>{t(words.ofPerson, { amount: stable })}</strong> : null}
      </div>
      {sources.length === 0 ? (
        <p className={styles.plain}>
          {t(role === 'applicant' ? words.none : words.noneOfCoObligor)}
        </p>
      ) : (
        <RowList>
          {sources.map((source) => (
            <li key={source.id}>
              <span className={styles.lines}>
                <SourceLink source={source} linkTo={linkTo} />
                <span>
                  {t(words.eachMonth, { amount: source.monthly_cents })} ·{' '}
                  {t(words.ofPerson, { amount: source.stable_cents })}
                </span>
              </span>
              <StatusTag tone={reasonTone[source.reason]}>
                {t(words.reason[source.reason])}
              </StatusTag>
            </li>
          ))}
        </RowList>
      )}
      {mayEdit && may_add ? (
        <div>
          <Button aria-label={t(words.addFor, { role: name })} onClick={() => onAdd(role)}>
            {t(words.add)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function SourceLink({ source, linkTo }: { source: IncomeSource; linkTo: string | undefined }) {
  const { id, role } = source;
  if (linkTo === undefined) return <BesideLink id={id}>{sourceName(source)}</BesideLink>;
  const params = { projectId: linkTo, incomeSourceId: id, incomeRole: role };
  return <Link to={href('incomeSource', params)}>{sourceName(source)}</Link>;
}

/** The source that the address says, in a drawer. */
function SourceBeside() {
  const { id, close } = useBeside();
  return (
    <Drawer
      open={id !== undefined}
      title={t(words.title)}
      width={560}
      destroyOnHidden
      closable={{ 'aria-label': t(common.close) }}
      onClose={close}
    >
      {id ? <Beside incomeSourceId={id} onRemoved={close} /> : null}
    </Drawer>
  );
}

function Beside({ incomeSourceId, onRemoved }: { incomeSourceId: string; onRemoved: () => void }) {
  const query = useRecord(incomeSources.show, { params: { incomeSourceId } });
  return (
    <Loaded query={query}>
      {(source) => (
        <Suspense fallback={null}>
          <h2>{sourceName(source)}</h2>
          <IncomeSourceView source={source} onRemoved={onRemoved} />
        </Suspense>
      )}
    </Loaded>
  );
}
