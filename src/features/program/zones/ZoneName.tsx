import { zoneWords } from '@contract/locales/es-MX/program/zones';
import type { CatalogZone } from '@contract/program/zones';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { type Fold, Unfold } from '@portal/ui/table/Unfold';
import { Flex } from 'antd';
import { useEffect, useRef } from 'react';

/** How a zone was picked: in the map, which leads to it here, or here. */
export interface Picked {
  id: string;
  from: 'map' | 'tree';
}

interface ZoneNameProps {
  zone: CatalogZone;
  picked: Picked | undefined;
  fold: Fold;
}

/** The name of a zone in the tree, which unfolds what it covers, where the reader is led once it was picked in the map. */
export function ZoneName({ zone, picked, fold }: ZoneNameProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPicked = picked?.id === zone.id;
  useEffect(() => {
    if (!isPicked || picked.from !== 'map') return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isPicked, picked]);
  if (!isPicked) return <Unfold fold={fold}>{zone.name}</Unfold>;
  return (
    <Flex ref={place} vertical gap={4} align="start" tabIndex={-1} aria-current="true">
      <Unfold fold={fold}>
        <strong>{zone.name}</strong>
      </Unfold>
      <StatusTag tone="info">{t(zoneWords.onMap)}</StatusTag>
    </Flex>
  );
}
