import type {
  auditActionName,
  auditDetailName,
  auditObjectName,
} from '../locales/es-MX/platform/audit-names';

export type AuditAction = keyof typeof auditActionName;
export type AuditObject = keyof typeof auditObjectName;
export type AuditDetail = keyof typeof auditDetailName;
