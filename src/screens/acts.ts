import type { Permission } from '@contract/kernel/permissions';
import type { ScreenKey } from '@contract/kernel/screens';
import { lists } from '@contract/locales/es-MX/kernel/lists';
import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import { prospectWork } from '@contract/locales/es-MX/program/prospect-work';
import { zoneWords } from '@contract/locales/es-MX/program/zones';
import { screenActs } from '@contract/locales/es-MX/screens/acts';
import { t } from '@portal/i18n';
import { canOpen, type Held, isUnderConstruction } from './derive';
import type { Screen } from './public-table';

/** Something that is done on a screen, which the palette offers from anywhere. */
interface ScreenAct {
  screen: ScreenKey;
  name: string;
  keywords: string;
  /** Asked for besides what the screen itself asks for. */
  access?: Permission;
  /** What the screen is narrowed by for it. */
  query?: Readonly<Record<string, string>>;
  /** The button of the page that begins it, by its words; without one the page itself is where it is done. */
  button?: string;
}

const byButton = (name: string) => ({ name, button: name });

const acts: readonly ScreenAct[] = [
  {
    screen: 'prospectUpload',
    name: t(screenActs.uploadProspects),
    keywords: 'cargar importar csv excel archivo',
  },
  {
    screen: 'prospectUpload',
    name: t(screenActs.prospectTemplate),
    keywords: 'formato csv machote',
    button: t(uploads.template),
  },
  {
    screen: 'prospectUpload',
    name: t(screenActs.undoUpload),
    keywords: 'revertir quitar archivo',
  },
  {
    screen: 'prospectList',
    name: t(screenActs.assignProspects),
    keywords: 'ejecutivo repartir nadie',
    access: 'prospects.assign',
    // Those that have nobody; which are given to whom is chosen among them.
    query: { owner: 'nobody' },
  },
  {
    screen: 'prospectList',
    name: t(screenActs.exportProspects),
    keywords: 'descargar csv archivo',
    button: t(lists.export),
  },
  {
    screen: 'programProjectList',
    name: t(screenActs.exportProgramProjects),
    keywords: 'descargar csv archivo',
    button: t(lists.export),
  },
  {
    screen: 'programUserList',
    ...byButton(t(screenActs.inviteProgramUser)),
    keywords: 'ejecutivo gerente administrador usuario alta',
    access: 'program-users.create',
  },
  {
    screen: 'supportFiles',
    ...byButton(t(screenActs.publishSupportFile)),
    keywords: 'subir manual material',
    access: 'support-files.edit',
  },
  {
    screen: 'zoneCatalog',
    ...byButton(t(screenActs.addZone)),
    keywords: 'nueva región municipio',
    access: 'zones.edit',
  },
  {
    screen: 'zoneCatalog',
    name: t(screenActs.importZones),
    keywords: 'cargar subir csv archivo códigos postales',
    access: 'zones.edit',
    button: t(zoneWords.upload),
  },
  {
    screen: 'zoneCatalog',
    name: t(screenActs.exportZones),
    keywords: 'descargar csv archivo',
    button: t(zoneWords.export),
  },
  {
    screen: 'progress',
    name: t(screenActs.setTargets),
    keywords: 'cambiar quitar meta objetivo zona',
    access: 'zones.edit',
  },
  {
    screen: 'agentList',
    ...byButton(t(screenActs.inviteAgent)),
    keywords: 'alta asesor equipo',
    access: 'agents.create',
  },
  {
    screen: 'sellerList',
    ...byButton(t(screenActs.inviteAgent)),
    keywords: 'alta asesor instalador',
    access: 'agents.create',
  },
  {
    screen: 'supplierApplicantList',
    ...byButton(t(screenActs.inviteApplicant)),
    keywords: 'alta cliente crédito',
    access: 'applicants.create',
  },
  {
    screen: 'treasury',
    ...byButton(t(screenActs.importStatement)),
    keywords: 'banco csv cargar subir archivo depósitos',
    access: 'bank-movements.create',
  },
  {
    screen: 'treasury',
    ...byButton(t(screenActs.registerMovement)),
    keywords: 'banco depósito transferencia spei',
    access: 'bank-movements.create',
  },
  {
    screen: 'reportList',
    ...byButton(t(screenActs.askReport)),
    keywords: 'anexo 17 buró retenciones cnbv sat',
    access: 'reports.create',
  },
  {
    screen: 'settingList',
    ...byButton(t(screenActs.pasteUdi)),
    keywords: 'valor parámetro banxico',
    access: 'settings.edit',
  },
  {
    screen: 'userList',
    ...byButton(t(screenActs.inviteAdministrator)),
    keywords: 'alta administrador equipo',
    access: 'users.create',
  },
  {
    screen: 'programList',
    ...byButton(t(screenActs.openProgram)),
    keywords: 'alta nuevo marca',
    access: 'programs.create',
  },
  ...(
    [
      ['documentQueue', 'exportDocuments'],
      ['backofficeProjectList', 'exportProjects'],
      ['collectionQueue', 'exportCollections'],
      ['auditList', 'exportAudit'],
      ['investorMovements', 'exportMovements'],
      ['applicantMovements', 'exportMovements'],
    ] as const
  ).map(([screen, name]) => ({
    screen,
    name: t(screenActs[name]),
    keywords: 'descargar csv archivo',
    button: t(lists.export),
  })),
];

interface OfferedAct extends Pick<ScreenAct, 'name' | 'keywords' | 'button'> {
  screen: Screen;
  href: string;
}

/** The acts that the person may begin, each with its screen. */
export function actsFor(screens: readonly Screen[], held: Held): OfferedAct[] {
  return acts.flatMap(({ screen: key, access, query, ...act }) => {
    const screen = screens.find((one) => one.key === key);
    if (!screen || isUnderConstruction(screen) || !canOpen(screen, held)) return [];
    if (access && !held.has(access)) return [];
    const href = query ? `${screen.path}?${new URLSearchParams(query)}` : screen.path;
    return [{ ...act, screen, href }];
  });
}

/** What is done with a record that was found, on its own screen: by the words of the button that begins it. */
interface RecordAct {
  name: string;
  access: Permission;
  button: string;
}

const recordActs: Readonly<Record<string, readonly RecordAct[]>> = {
  prospects: [
    // One form says whose it is and how far.
    { name: t(screenActs.assignOne), access: 'prospects.edit', button: t(prospectWork.follow) },
    { name: t(screenActs.moveOne), access: 'prospects.edit', button: t(prospectWork.follow) },
    { name: t(prospectWork.note), access: 'prospects.edit', button: t(prospectWork.note) },
  ],
};

/** The acts that the person may begin with a record of a noun. */
export const recordActsFor = (noun: string, held: Held): readonly RecordAct[] =>
  (recordActs[noun] ?? []).filter(({ access }) => held.has(access));
