CREATE TABLE "early_payment_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"chosen_on" date NOT NULL,
	"use" text NOT NULL,
	"amount_cents" bigint,
	"accepted_text" text,
	"chosen_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "early_payment_choices_amount" CHECK ("early_payment_choices"."amount_cents" > 0),
	CONSTRAINT "early_payment_choices_accepted" CHECK ("early_payment_choices"."use" <> 'instalments' or "early_payment_choices"."accepted_text" is not null)
);
--> statement-breakpoint
ALTER TABLE "template_versions" DROP CONSTRAINT "template_versions_published";--> statement-breakpoint
ALTER TABLE "template_versions" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "early_payment_choices" ADD CONSTRAINT "early_payment_choices_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "early_payment_choices" ADD CONSTRAINT "early_payment_choices_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "early_payment_choices_loan" ON "early_payment_choices" USING btree ("loan_id","id");--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_published" CHECK (("template_versions"."from_day" is null) = ("template_versions"."published_at" is null) and ("template_versions"."from_day" is null or "template_versions"."created_by" is null) = ("template_versions"."published_by" is null));
--> statement-breakpoint
-- Until now what came early paid the next instalment, as the contracts of these credits say. From tomorrow on it waits.
INSERT INTO early_payment_choices (id, loan_id, chosen_on, use, accepted_text)
  SELECT gen_random_uuid(), id, disbursed_on, 'instalments', 'Contrato de crédito: un pago menor cubre la siguiente mensualidad'
    FROM loans WHERE disbursed_on IS NOT NULL;--> statement-breakpoint
INSERT INTO early_payment_choices (id, loan_id, chosen_on, use)
  SELECT gen_random_uuid(), id, (now() AT TIME ZONE 'America/Mexico_City')::date + 1, 'credit_balance'
    FROM loans WHERE disbursed_on IS NOT NULL;--> statement-breakpoint
-- Contracts of credits that are drawn from today on say it. A house whose staff wrote words of their own keeps those.
INSERT INTO template_versions (id, template, number, subject, body, from_day, reason, created_at, published_at)
  SELECT gen_random_uuid(), 'contrato-de-credito', coalesce(max(number), 1) + 1, 'Contrato de crédito {{folio}}', $text$# Partes
- Acreditado: {{acreditado}}
- Instalador: {{instalador}}
- Plataforma: {{plataforma}}, que administra el crédito por cuenta de los inversionistas
# Objeto
- Sistema: {{sistema}}
- Sitio de instalación: {{sitio}}
- Destino del crédito: {{destino}}
# Condiciones del crédito
- Monto: {{monto}}
- Plazo: {{plazo}}
- Tasa de interés ordinaria anual fija: {{tasa}} más IVA
- Tasa de interés moratoria anual: {{tasa_moratoria}} más IVA, sobre capital vencido
- Días de gracia: {{dias_de_gracia}}
- CAT: {{cat}}
- {{tipo_de_mensualidad}}: {{mensualidad}}
- Comisión por apertura: {{comision_por_apertura}} más IVA de {{iva_de_la_comision}}, que se descuentan del monto
- Pago al instalador: {{pago_al_instalador}}, al aprobarse la evidencia de la instalación
- Total a pagar: {{total_a_pagar}}
- Aplicación de cada pago: primero la mensualidad más antigua y, en ella, en este orden: {{orden_de_aplicacion}}
- Liquidación: sin comisión, cualquier día, con lo que se debe a esa fecha y sin intereses por los días que falten. De las mensualidades pagadas por adelantado se descuentan los intereses que no se hayan causado
- Pagos mayores a lo vencido: lo que exceda queda a favor del acreditado y paga cada mensualidad en su fecha, sin efecto en los intereses, salvo que el acreditado elija en el portal un pago anticipado o un pago adelantado
- Pago anticipado, si el acreditado está al corriente: sin comisión; cubre primero los intereses causados hasta ese día y el resto reduce el capital, a elección del acreditado con un plazo más corto o con una mensualidad menor
- Pago adelantado, si el acreditado acepta antes el texto que lo explica: cubre la mensualidad siguiente, o las siguientes, con los intereses de su calendario
- Intereses: se causan por mes vencido sobre saldos insolutos. Los intereses vencidos no causan intereses
# Tabla de amortización (pesos)
Cada mensualidad vence el mismo día del mes que la entrega del dinero, desde el mes siguiente.
{{tabla_de_amortizacion}}$text$, (now() AT TIME ZONE 'America/Mexico_City')::date,
    'Dice qué hace lo que se paga además de lo vencido: espera, reduce capital o adelanta mensualidades.', now(), now()
    FROM template_versions WHERE template = 'contrato-de-credito'
  HAVING count(*) FILTER (WHERE number > 1 AND from_day IS NOT NULL AND withdrawn_at IS NULL) = 0;
