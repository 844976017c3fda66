import { zoneWords } from '@contract/locales/es-MX/program/zones';
import type { CatalogZone } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Flex } from 'antd';
import { useEffect, useRef } from 'react';

/** How a zone was picked: in the map, which leads to it here, or here. */
export interface Picked {
  id: string;
  from: 'map' | 'tree';
}

/** The name of a zone in the tree, where the reader is led once it was picked in the map. */
export function ZoneName({ zone, picked }: { zone: CatalogZone; picked: Picked | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isPicked = picked?.id === zone.id;
  useEffect(() => {
    if (!isPicked || picked.from !== 'map') return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isPicked, picked]);
  if (!isPicked) return zone.name;
  return (
    <Flex ref={place} vertical gap={4} align="start" tabIndex={-1} aria-current="true">
      <strong>{zone.name}</strong>
      <StatusTag tone="info">{t(zoneWords.onMap)}</StatusTag>
    </Flex>
  );
}
