import type { LostCause, ProspectStatus } from '@contract/program/prospects';
import type { Loaded } from '@portal/refine/Loaded';
import type { ComponentProps, ReactNode } from 'react';

/** What a board knows of each card. */
export interface Standing {
  id: string;
  status: ProspectStatus;
  lost_cause: LostCause | null;
  lost_reason: string | null;
  next_on: string | null;
  version: number;
}

export interface BoardPage<Item> {
  items: Item[];
  total: number;
  total_is_capped: boolean;
}

export type ColumnQuery = Record<string, string | number> & {
  status: ProspectStatus;
  limit: number;
};

/** A change of where one stands. */
export interface Moved {
  status: ProspectStatus;
  lost_cause?: LostCause | '' | null | undefined;
  lost_reason?: string | null | undefined;
  next_on?: string | undefined;
  version: number;
}
export type Why = Pick<Moved, 'lost_cause' | 'lost_reason'>;

/** Whom a board is of: how they are read, named, drawn and moved. */
export interface BoardKind<Item extends Standing> {
  /** The address of their list. */
  list: string;
  /** A hook: the page of one column. */
  useColumn: (query: ColumnQuery) => ComponentProps<typeof Loaded<BoardPage<Item>>>['query'];
  /** A hook: writes where one stands, and which one is on its way. */
  useChange: () => {
    change: (id: string, body: Moved) => Promise<Standing>;
    changing: string | undefined;
  };
  nameOf: (item: Item) => string;
  /** The name as a link to the record, which is not dragged in place of its card. */
  link: (item: Item) => ReactNode;
  /** Below it, a line each. */
  facts: (item: Item) => ReactNode;
}
