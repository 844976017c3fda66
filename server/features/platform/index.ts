export { waitsAny } from './approvals/confirmable';
export { confirmersOf } from './approvals/confirmers';
export {
  type Confirmation,
  type MoneyAct,
  nameOfEndpoint,
  ownMoney,
  passGate,
  SecondPersonNeeded,
} from './approvals/gate';
export { keepForSecond, type StoredCall } from './approvals/keep';
export { setAside, setAsideAsked } from './approvals/set-aside';
export { takeBackAsked } from './approvals/take-back';
export type { AuditDetails, AuditValue } from './audit/audit';
export { type AuditEntry, audit, auditAll, auditChainHead, checkAuditChain } from './audit/audit';
export { alertsConcerning } from './audit/may-read';
export { recorderOf, recorderTo } from './audit/record';
export { entriesAt } from './audit/repository';
export { type Evidence, sealOf } from './audit/seal';
export { recordBackup } from './health/backups';
export { lastNight } from './health/last-night';
export { deliverMail } from './mails/deliver';
export { framed, tellUs } from './mails/frame';
export {
  type Letter,
  queueMail,
  queueSms,
  type TextMessage,
} from './mails/outbox';
export { lines, link, type Said, say } from './mails/said';
export { openText } from './mails/sealed-text';
export {
  announce,
  announceNotices,
  announceToStaff,
  type Notice,
  toStaff,
  toUser,
} from './notifications/announce';
export { type Announcement, announceAll, announcePart } from './notifications/announce-all';
export type { Event } from './notifications/events/event';
export { events } from './notifications/events/events';
export { changed, changedForStaff } from './notifications/notify';
export { type LeavingCases, returnCases } from './notifications/return-cases';
export { isActiveStaff, isStaffNow, nameDuties } from './notifications/staff';
export { addSettings, settingDifferences } from './settings/add-settings';
export { addBankDays, bankDayBefore, bankHolidays } from './settings/bank-days';
export { type BegunSetting, lastBegunColumn } from './settings/begun-setting';
export type { SettingValue } from './settings/rules';
export { BOOKS_BEGIN, seedSettingsTable } from './settings/seed';
export {
  rulesAt,
  SettingMissing,
  sealedSettingsAt,
  settingAt,
  settingOrFirst,
  settingsAt,
  settingsOrFirst,
  valueOrFirst,
} from './settings/setting-at';
export { udiBegun, udiFor, udiMillionths, udisInCentavos } from './settings/udi-amount';
export { udiDay } from './settings/udi-day';
export {
  type ContractKind,
  type ContractText,
  contractKinds,
  OWN_CONTRACT_NUMBER,
} from './templates/contract-kinds';
export { filledBlocks, filledTitle } from './templates/contract-rules';
export { textPdf } from './templates/draw';
export {
  contractNumberOn,
  contractTextNumbered,
  contractTextOn,
  contractTextsOn,
} from './templates/in-force';
export { legalKind, shownLegalText } from './templates/legal-text';
export { inDoubleBraces, namedPlaces, valuesByName } from './templates/named-places';
export { PdfFile } from './templates/pdf-document';
