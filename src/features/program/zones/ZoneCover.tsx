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

/** The municipalities of a zone, and which of them other zones cover too. */
export function ZoneCover({ zone, all }: ZoneCoverProps) {
  return (
    <Flex vertical gap={4} align="start">
      {zone.municipalities.join('; ') || t(zoneWords.noMunicipalities)}
      {overlapsOf(zone, all).map(({ name, shared }) => (
        <StatusTag key={name} tone="warning">
          {t(zoneWords.overlaps, { zone: name, shared: shared.join('; ') })}
        </StatusTag>
      ))}
    </Flex>
  );
}
