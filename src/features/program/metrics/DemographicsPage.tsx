import { type Demographics, programPeople } from '@contract/credit/program-people';
import {
  ageBandName,
  sexGroupName,
  sizeGroupName,
  tariffGroupName,
  demographicsWords as words,
} from '@contract/locales/es-MX/credit/program-people';
import type { MetricsQuery } from '@contract/program/metrics-filters';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatMonth } from '@portal/ui/form/inputs/months';
import { formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { StatCard, StatRow } from '@portal/ui/kit/StatCard';
import { Link } from 'react-router';
import { requestsOf } from './drill';
import { FigureScreen } from './FigureScreen';
import { Formula } from './Formula';
import { ofProjects } from './MetricsFilters';
import styles from './metrics.module.css';
import { OneFilter } from './OneFilter';
import { PeopleChart } from './PeopleChart';
import { useMetricsFilters } from './use-metrics-filters';

/** Who asks for credits of the program, in groups of which nobody is told apart. */
export function DemographicsPage() {
  const [chosen] = useMetricsFilters();
  const query = useRead(programPeople.demographics, { query: chosen }, { keepPrevious: true });
  return (
    <FigureScreen
      computedAt={query.data?.computed_at}
      note={query.data && noteOf(query.data)}
      only={ofProjects}
    >
      <Loaded query={query} skeleton={<SkeletonCards cards={6} />}>
        {(data) => <Shown data={data} chosen={chosen} />}
      </Loaded>
    </FigureScreen>
  );
}

/** How people are counted, and in which quarters the months that were chosen lie. */
function noteOf({ from, to }: Demographics): string {
  if (!from && !to) return t(words.counted);
  const quarters = t(words.quarters, {
    from: from ? formatMonth(from) : t(words.begin),
    to: to ? formatMonth(to) : t(words.end),
  });
  return `${t(words.counted)} ${quarters}`;
}

function Shown({ data, chosen }: { data: Demographics; chosen: MetricsQuery }) {
  const zones = data.left_out.join(', ');
  if (data.shown === 'one_filter') return <OneFilter />;
  if (data.people === null) {
    return <EmptyState text={zones ? t(words.zonesTooFew, { zones }) : t(words.tooFew)} />;
  }
  if (data.people === 0) return <EmptyState text={t(words.none)} />;
  const hidden = t(words.hiddenHow);
  const ofPerson = (how: string) => `${how} ${t(words.noRows)}`;
  const ofPlace = (how: string) => `${how} ${t(words.rowsOfPlace)}`;
  // In the quarters in which people were counted, where months are asked for.
  const counted = { ...chosen, from: data.from ?? undefined, to: data.to ?? undefined };
  const all = formatNumber(data.people);
  const place = (name: string | null) => name ?? t(words.noPlace);
  return (
    <>
      <Section title={t(words.people)}>
        <StatRow>
          <StatCard
            label={t(words.people)}
            // What was left out is in the list, and not in the figure.
            value={zones ? all : <Link to={requestsOf(counted)}>{all}</Link>}
            help={<Formula name={t(words.people)} how={ofPlace(t(words.peopleHow))} />}
          />
        </StatRow>
        {zones ? <p className={styles.beside}>{t(words.leftOut, { zones })}</p> : null}
      </Section>
      <PeopleChart
        title={t(words.ages)}
        how={ofPerson(t(words.agesHow, { hidden }))}
        groups={data.ages.map(({ band, people }) => ({
          key: band,
          name: t(ageBandName[band]),
          people,
        }))}
      />
      <PeopleChart
        title={t(words.sexes)}
        how={ofPerson(t(words.sexesHow, { hidden }))}
        groups={data.sexes.map(({ sex, people }) => ({
          key: sex,
          name: t(sexGroupName[sex]),
          people,
        }))}
      />
      <PeopleChart
        title={t(words.sizes)}
        how={ofPerson(t(words.sizesHow, { hidden }))}
        groups={data.sizes.map(({ size, people }) => ({
          key: size,
          name: t(sizeGroupName[size]),
          people,
        }))}
      />
      <PeopleChart
        title={t(words.tariffs)}
        how={ofPerson(t(words.tariffsHow, { hidden }))}
        groups={data.tariffs.map(({ tariff, people }) => ({
          key: tariff,
          name: t(tariffGroupName[tariff]),
          people,
        }))}
      />
      {data.regions.length > 0 ? (
        <PeopleChart
          title={t(words.regions)}
          how={ofPlace(t(words.regionsHow, { hidden }))}
          groups={data.regions.map(({ name, people }) => ({
            key: name ?? '',
            name: place(name),
            people,
            to: name === null ? undefined : requestsOf({ ...counted, region: name }),
          }))}
        />
      ) : null}
      {data.zones.length > 0 ? (
        <PeopleChart
          title={t(words.zones)}
          how={ofPlace(t(words.zonesHow, { hidden }))}
          groups={data.zones.map(({ id, name, people }) => ({
            key: id ?? '',
            name: place(name),
            people,
            to: id === null ? undefined : requestsOf({ ...counted, zone_id: id }),
          }))}
        />
      ) : null}
    </>
  );
}
