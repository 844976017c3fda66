import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText, DateTimeText, DeadlineText } from '../kit/DateText';
import { MoneyText } from '../kit/MoneyText';
import { StatusTag } from '../kit/StatusTag';
import type { Tone } from '../kit/tones';
import type { Column } from './columns';
import { csvDay, csvInstant, csvMoney } from './csv-values';

type Options<Row> = Pick<Column<Row>, 'sortable' | 'defaultHidden'>;

/** An amount, at the right; the export writes it in pesos. */
export const moneyColumn = <Row,>(
  key: string,
  title: string,
  centavos: (row: Row) => number,
  options: Options<Row> = {},
): Column<Row> => ({
  key,
  title,
  align: 'right',
  ...options,
  render: (row) => <MoneyText centavos={centavos(row)} />,
  csv: (row) => csvMoney(centavos(row)),
});

type Moment<Row> = (row: Row) => string | null;

interface MomentOptions<Row> extends Options<Row> {
  /** Said where there is none. */
  none?: string;
}

const momentColumn =
  (draw: (iso: string) => ReactNode, csvValue: (iso: string | null) => string | null) =>
  <Row,>(
    key: string,
    title: string,
    of: Moment<Row>,
    { none = '', ...options }: MomentOptions<Row> = {},
  ): Column<Row> => ({
    key,
    title,
    ...options,
    render: (row) => {
      const iso = of(row);
      return iso === null ? none : draw(iso);
    },
    csv: (row) => csvValue(of(row)),
  });

/** A day of the calendar. */
export const dayColumn = momentColumn((day) => <DateText iso={day} />, csvDay);

/** An instant of which the day is enough to read; the export writes its hour too. */
export const dateColumn = momentColumn((iso) => <DateText iso={iso} />, csvInstant);

/** An instant with its hour. */
export const timeColumn = momentColumn((iso) => <DateTimeText iso={iso} />, csvInstant);

/** An instant on which a deadline or a day depends, with its hour and whose time it is. */
export const deadlineColumn = momentColumn((iso) => <DeadlineText iso={iso} />, csvInstant);

/** A state, as its tag and in its words. */
export const stateColumn = <Row,>(
  key: string,
  title: string,
  state: (row: Row) => { tone: Tone; text: string },
): Column<Row> => ({
  key,
  title,
  render: (row) => {
    const { tone, text } = state(row);
    return <StatusTag tone={tone}>{text}</StatusTag>;
  },
  csv: (row) => state(row).text,
});

/** A name that leads to its record; plain where it has none. */
export const linkColumn = <Row,>(
  key: string,
  title: string,
  name: (row: Row) => string,
  to: (row: Row) => string | null,
  options: Options<Row> = {},
): Column<Row> => ({
  key,
  title,
  ...options,
  render: (row) => {
    const place = to(row);
    return place === null ? name(row) : <Link to={place}>{name(row)}</Link>;
  },
  csv: name,
});

/** A folio that leads to its record. */
export const folioColumn = <Row extends { folio: string }>(
  title: string,
  to: (row: Row) => string,
  options: Options<Row> = {},
): Column<Row> => ({
  key: 'folio',
  title,
  ...options,
  render: (row) => (
    <Link className="amount" to={to(row)}>
      {row.folio}
    </Link>
  ),
  csv: (row) => row.folio,
});
