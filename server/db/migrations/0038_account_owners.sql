-- Whose each account is and what it holds, beside its code; "family" is filled below before it is required.
ALTER TABLE "ledger_accounts" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "investor_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "supplier_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "loan_id" uuid;--> statement-breakpoint
CREATE INDEX "ledger_accounts_family" ON "ledger_accounts" USING btree ("family","id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_investor" ON "ledger_accounts" USING btree ("investor_id","family") WHERE "ledger_accounts"."investor_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_loan" ON "ledger_accounts" USING btree ("loan_id","family") WHERE "ledger_accounts"."loan_id" is not null;--> statement-breakpoint
-- Codes stay as they are, and with them every sealed hash: only the columns are filled, behind the guard that
-- keeps accounts from being changed. A code that is not in the chart of accounts ends the migration.
ALTER TABLE "ledger_accounts" DISABLE TRIGGER append_only;--> statement-breakpoint
UPDATE "ledger_accounts" a SET
  "family" = CASE
    WHEN a.code IN ('banco:custodia', 'banco:empresa') THEN 'banco'
    WHEN a.code = 'conciliacion:sin_identificar' THEN 'sin_identificar'
    WHEN a.code IN ('aporte:empresa', 'aporte:custodia') THEN 'aporte'
    WHEN a.code = 'capital:aportado' THEN 'capital'
    WHEN p.first IN ('impuesto', 'comision', 'ingreso', 'iva') THEN p.first
    WHEN p.first = 'inv' AND p.third = 'recuperable' THEN 'recuperable_inversionista'
    WHEN p.first = 'inv' AND p.third IN ('disponible', 'reservado', 'retiro_en_transito') THEN p.third
    WHEN p.first = 'proyecto' AND p.third IN ('fondeo', 'meta', 'cupo', 'comprometido') THEN p.third
    WHEN p.first = 'proveedor' AND p.third = 'por_pagar' THEN 'por_pagar'
    WHEN p.first = 'solicitante' AND a.code LIKE '%:recuperable' THEN 'recuperable_solicitante'
    WHEN p.first = 'solicitante' AND p.third = 'por_aplicar' THEN 'por_aplicar'
    WHEN p.first = 'pagado_dos_veces' THEN 'pagado_dos_veces'
    WHEN p.first = 'pago' AND p.third = 'en_transito' THEN 'en_transito'
    WHEN p.first = 'credito' AND p.third = 'cobro' THEN 'cobro'
    WHEN p.first IN ('derecho', 'deuda') THEN p.first
  END,
  "investor_id" = CASE p.first WHEN 'inv' THEN p.second::uuid WHEN 'derecho' THEN p.third::uuid END,
  "applicant_id" = CASE p.first WHEN 'solicitante' THEN p.second::uuid END,
  "supplier_id" = CASE p.first WHEN 'proveedor' THEN p.second::uuid END,
  "project_id" = CASE p.first WHEN 'proyecto' THEN p.second::uuid WHEN 'proveedor' THEN split_part(a.code, ':', 4)::uuid END,
  "loan_id" = CASE WHEN p.first IN ('credito', 'derecho', 'deuda') THEN p.second::uuid END
  FROM (SELECT id, split_part(code, ':', 1) AS first, split_part(code, ':', 2) AS second,
               split_part(code, ':', 3) AS third FROM "ledger_accounts") p
 WHERE p.id = a.id;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ENABLE TRIGGER append_only;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_open_accounts(lines jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_accounts (code, book, kind, no_negative, family, investor_id, applicant_id,
                               supplier_id, project_id, loan_id)
    SELECT DISTINCT ON (l.code) l.code, l.book, l.side, l.no_negative, l.family, l.owner_investor,
           l.owner_applicant, l.owner_supplier, l.owner_project, l.owner_loan
      FROM jsonb_to_recordset(lines) AS l (code text, book text, side text, no_negative boolean,
        family text, owner_investor uuid, owner_applicant uuid, owner_supplier uuid, owner_project uuid,
        owner_loan uuid)
     WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.code = l.code)
     ORDER BY l.code
    ON CONFLICT (code) DO NOTHING;
  INSERT INTO account_balances (account_id, balance_signed, guard)
    SELECT a.id, 0, CASE WHEN NOT a.no_negative THEN 0 WHEN a.kind = 'debit' THEN 1 ELSE -1 END
      FROM ledger_accounts a
     WHERE a.code IN (SELECT l.code FROM jsonb_to_recordset(lines) AS l (code text))
       AND NOT EXISTS (SELECT FROM account_balances b WHERE b.account_id = a.id)
    ON CONFLICT (account_id) DO NOTHING;
END $$;
