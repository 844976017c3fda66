import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { type CatalogZone, overlapsOf } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Flex } from 'antd';

interface ZoneCoverProps {
  zone: CatalogZone;
  /** The zones of its program. */
  all: readonly CatalogZone[];
}

/** Most codes that a cell says; how many there are is said besides, and all are in the tree, the form and the file. */
const MOST_SAID = 12;

/** Codes, or names, as a list that ends before it is long. */
export const shortened = (all: readonly string[]): string =>
  `${all.slice(0, MOST_SAID).join('; ')}${all.length > MOST_SAID ? '…' : ''}`;

/** What a zone covers: its municipalities, which of them other zones cover too, and its postal codes. */
export function ZoneCover({ zone, all }: ZoneCoverProps) {
  const { municipalities, postal_codes: codes, unknown_codes: unknown } = zone;
  return (
    <Flex vertical gap={4} align="start">
      {municipalities.length > MOST_SAID
        ? t(zoneWords.manyMunicipalities, {
            count: municipalities.length,
            list: shortened(municipalities),
          })
        : municipalities.join('; ') || (codes.length > 0 ? null : t(zoneWords.noMunicipalities))}
      {codes.length > 0 ? (
        <span>{t(zoneWords.codes, { count: codes.length, list: shortened(codes) })}</span>
      ) : null}
      {unknown.length > 0 ? (
        <StatusTag tone="warning" wraps>
          {t(zoneWords.unknownCodes, { list: shortened(unknown) })}
        </StatusTag>
      ) : null}
      {overlapsOf(zone, all).map(({ name, shared }) => (
        <StatusTag key={name} tone="warning" wraps>
          {t(zoneWords.overlaps, { zone: name, shared: shortened(shared) })}
        </StatusTag>
      ))}
    </Flex>
  );
}
