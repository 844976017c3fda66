import type { Permission } from '@contract/kernel/permissions';
import type { ScreenKey } from '@contract/kernel/screens';
import type { ComponentType } from 'react';

/** Icons that a menu entry may ask for; `shells/frame` draws them. */
export type IconName =
  | 'alert'
  | 'audit'
  | 'bank'
  | 'bell'
  | 'calculator'
  | 'chart'
  | 'clock'
  | 'contract'
  | 'document'
  | 'funds'
  | 'gift'
  | 'health'
  | 'history'
  | 'home'
  | 'mail'
  | 'map'
  | 'money'
  | 'plus'
  | 'project'
  | 'question'
  | 'receipt'
  | 'repeat'
  | 'search'
  | 'security'
  | 'settings'
  | 'shop'
  | 'sun'
  | 'team'
  | 'tools'
  | 'upload'
  | 'user';

/** Under which heading of a long menu an entry stands; `messages/layout` names them. */
export type MenuGroup =
  | 'account'
  | 'administration'
  | 'company'
  | 'figures'
  | 'investing'
  | 'money'
  | 'operation'
  | 'people'
  | 'tools';

export interface MenuPlace {
  icon: IconName;
  /** Shorter than the screen's own title, which a menu would cut. */
  title?: string;
  /** For areas with more than ten entries; those without one are before and after the groups. */
  group?: MenuGroup;
  /** Stays for who is not shown the whole menu yet. */
  always?: true;
  /** Place in the area's menu, smallest first. */
  order: number;
  /** Loads the badge after its title: how many things wait there. */
  badge?: () => Promise<ComponentType>;
}

/** The noun and verb of Refine that the screen represents. */
export interface ScreenResource {
  name: string;
  action: 'list' | 'show' | 'create' | 'edit';
  /** The page lists what it chooses itself: its first call cannot be told from the address. */
  byAddress?: false;
}

/**
 * One screen, declared once: its path in `contract/kernel/screens.ts`, all else here. Router, guards,
 * document title, breadcrumbs, menu, command palette, Refine's resources and the browser tests all read it
 * from here.
 */
export interface RouteRow {
  /** Key of the screen one level up. */
  parent?: string;
  title: string;
  /** Field of the loaded record that completes the title ("Proyecto" and its folio). */
  titleField?: string;
  /** Asked for besides the rule of the area: for screens that only some of its people may open. */
  access?: Permission;
  /**
   * `publicOnly`: visitors with both a user and an extended session go to `/`.
   * `home`: signed-in users go to the base route of their role.
   */
  guard?: 'publicOnly' | 'home';
  /** A public screen that goes on once its person has signed in: login leads back to it. */
  goesOnSignedIn?: true;
  /** What its address is narrowed by, which the way back to it from a level below keeps where that has it too. */
  keeps?: readonly string[];
  /** The screen only leads to another one (base routes). */
  redirectTo?: ScreenKey;
  /** The page is mounted as the empty-path child of this route (onboarding flows). */
  emptyPathChild?: true;
  /** Its page has an act beside the title, whose place is kept before the page is there. */
  hasAct?: true;
  /** Loads the screen; a row without it shows the "en construcción" panel. */
  page?: () => Promise<ComponentType>;
  menu?: MenuPlace;
  /** Other words with which the command palette finds the screen. */
  keywords?: readonly string[];
  resource?: ScreenResource;
}

type Checked<Rows> = {
  // A key without a path is refused here, too.
  [Key in keyof Rows]: Key extends ScreenKey
    ? { parent?: keyof Rows } & {
        // A misspelt property would otherwise be taken in silence, `access` among them.
        [Extra in Exclude<keyof Rows[Key], keyof RouteRow>]: never;
      }
    : never;
};

/**
 * Declares the screens of one area, keeping the exact keys; a parent that is not a key of
 * the same area does not compile.
 */
export function defineRoutes<const Rows extends Record<string, RouteRow>>(
  rows: Rows & Checked<Rows>,
): Rows {
  return rows;
}
