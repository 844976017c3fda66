CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"topic" text NOT NULL,
	"audience" text[] NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL,
	"published_from" date NOT NULL,
	"retired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "faqs_some_audience" CHECK (cardinality("faqs"."audience") > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_template_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"from_day" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "mail_template_versions_published" CHECK (("mail_template_versions"."from_day" is null) = ("mail_template_versions"."published_at" is null) and ("mail_template_versions"."from_day" is null) = ("mail_template_versions"."published_by" is null))
);
--> statement-breakpoint
ALTER TABLE "mail_template_versions" ADD CONSTRAINT "mail_template_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_template_versions" ADD CONSTRAINT "mail_template_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "faqs_slug_key" ON "faqs" USING btree ("slug") WHERE retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_template_versions_number_key" ON "mail_template_versions" USING btree ("template","number");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_template_versions_draft_key" ON "mail_template_versions" USING btree ("template") WHERE from_day is null;--> statement-breakpoint
CREATE INDEX "mail_template_versions_in_force" ON "mail_template_versions" USING btree ("template","from_day","number");--> statement-breakpoint
CREATE FUNCTION mail_version_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a mail that has its day is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER published_stays BEFORE UPDATE OR DELETE ON "mail_template_versions"
  FOR EACH ROW WHEN (OLD.from_day IS NOT NULL) EXECUTE FUNCTION mail_version_refuse_change();--> statement-breakpoint
INSERT INTO "faqs" ("id", "slug", "topic", "audience", "question", "answer", "position", "published_from") VALUES
  (gen_random_uuid(), 'que-se-financia', 'request', '{client,supplier}', '¿Qué se puede financiar?', 'Paneles solares, refrigeración comercial, aire acondicionado, iluminación y calentadores solares. Desde $5,000.00 y de 3 a 60 meses; el máximo depende de si eres persona física o moral y te lo decimos al pedirlo.', 1, '2020-01-01'),
  (gen_random_uuid(), 'pasos', 'request', '{client,supplier}', '¿Cuáles son los pasos de una solicitud?', 'Revisión, fondeo, firma, instalación y pagos. En la solicitud ves en qué paso va, a quién le toca y qué falta; te avisamos de cada cambio.', 2, '2020-01-01'),
  (gen_random_uuid(), 'que-documentos', 'request', '{client,supplier}', '¿Qué documentos se piden?', 'Del solicitante, identificación oficial y recibo de luz del sitio. Si es una empresa, también acta constitutiva y poder notarial. Se reciben PDF, PNG y JPG de hasta 10 MB; los demás de la lista ayudan a decidir, pero no son obligatorios.', 3, '2020-01-01'),
  (gen_random_uuid(), 'documentos', 'request', '{client,supplier}', '¿Qué pasa si rechazan un documento?', 'Te decimos el motivo y puedes subir otro en el mismo lugar. Los documentos ya verificados no se pueden reemplazar.', 4, '2020-01-01'),
  (gen_random_uuid(), 'quien-ve-documentos', 'request', '{client}', '¿Quién ve mis documentos?', 'El equipo que los revisa, y tu instalador solo los del proyecto. Los inversionistas no ven tus documentos, tu nombre ni tu domicilio. Cada consulta queda en la bitácora.', 5, '2020-01-01'),
  (gen_random_uuid(), 'decision', 'request', '{client,supplier}', '¿Cuándo deciden sobre la solicitud?', 'Cuando los documentos obligatorios están verificados. Una persona la revisa y fija tasa, plazo y calificación de riesgo. Si no se aprueba, te decimos el motivo.', 6, '2020-01-01'),
  (gen_random_uuid(), 'cancelar-solicitud', 'request', '{client}', '¿Puedo cancelar mi solicitud?', 'Sí, sin costo, mientras esté en revisión o aprobada. Una vez publicada, los inversionistas ya están apartando su dinero y no se cancela desde el portal.', 7, '2020-01-01'),
  (gen_random_uuid(), 'tasa', 'request', '{client}', '¿La tasa de mi crédito puede cambiar?', 'No. La tasa anual es fija durante todo el plazo y aparece en tu contrato junto con el CAT y la tabla de amortización.', 8, '2020-01-01'),
  (gen_random_uuid(), 'costos', 'request', '{client}', '¿Qué costos tiene el crédito?', 'El interés, su IVA y la comisión por apertura con IVA, que se descuenta de lo que recibe el instalador. Los ves antes de firmar, resumidos en el CAT. Si pagas tarde se suma interés moratorio.', 9, '2020-01-01'),
  (gen_random_uuid(), 'que-ven-inversionistas', 'funding', '{client}', '¿Qué ven de mí los inversionistas?', 'El monto, el plazo, la tasa, la calificación de riesgo, tu edad o que eres empresa, el municipio y lo que escribiste como destino. Por eso te pedimos no poner nombres ahí.', 10, '2020-01-01'),
  (gen_random_uuid(), 'cuanto-tarda-fondeo', 'funding', '{client,supplier}', '¿Cuánto tarda en reunirse el dinero?', 'Cada publicación tiene una fecha de cierre a la vista. Si antes de ese día se completa el monto, pasas a firmar; si no, la solicitud queda como no fondeada, no debes nada y puedes pedirlo de nuevo.', 11, '2020-01-01'),
  (gen_random_uuid(), 'vuelve-a-fondeo', 'funding', '{client,supplier}', 'Mi proyecto estaba fondeado y volvió a fondeo, ¿por qué?', 'Un inversionista puede retirar su compromiso hasta que el dinero se entrega. Cuando pasa, se vuelve a publicar lo que falta, con algunos días más; las firmas que ya existan se conservan.', 12, '2020-01-01'),
  (gen_random_uuid(), 'firma', 'installation', '{client,supplier}', '¿Cómo se firma el contrato?', 'Dentro del portal: lo abres, lo lees y confirmas con un código. Firma primero el solicitante y después el instalador. Cada quien puede descargar el PDF; su huella SHA-256 permite comprobar que nadie lo cambió.', 13, '2020-01-01'),
  (gen_random_uuid(), 'cuando-instalar', 'installation', '{client,supplier}', '¿Cuándo empieza la instalación?', 'Cuando el contrato tiene todas las firmas. Instalar antes es riesgo del instalador: hasta la firma, la solicitud puede no llegar a crédito.', 14, '2020-01-01'),
  (gen_random_uuid(), 'evidencias', 'installation', '{supplier}', '¿Qué evidencia debo subir?', 'La fotografía del sistema instalado, una por cada sitio: completa, terminada y en su lugar. Las demás fotografías de la lista ayudan, pero no detienen tu pago. Se abren al empezar la instalación.', 15, '2020-01-01'),
  (gen_random_uuid(), 'cobro', 'installation', '{supplier}', '¿Cuándo recibo el pago de una instalación?', 'Al aprobarse la evidencia de la etapa la verás "Por pagar", y al transferirte, "Pagada" con su clave de rastreo. En Pagos ves qué falta y cuánto corresponde.', 16, '2020-01-01'),
  (gen_random_uuid(), 'cuanto-recibe-instalador', 'installation', '{supplier}', '¿Cuánto recibo de cada crédito?', 'El monto aprobado menos la comisión por apertura y su IVA. La cantidad exacta está en el proyecto desde que el contrato queda firmado.', 17, '2020-01-01'),
  (gen_random_uuid(), 'cuando-empieza-credito', 'installation', '{client}', '¿Desde cuándo corre mi crédito?', 'Desde que se aprueba la instalación y se entrega el dinero, no desde la firma. Ese día se fijan las fechas de tu tabla de amortización.', 18, '2020-01-01'),
  (gen_random_uuid(), 'como-pagar', 'payments', '{client}', '¿Cómo pago mi mensualidad?', 'Por SPEI a tu CLABE personal, desde cualquier banco. El pago se aplica solo cuando el banco lo confirma: primero a lo vencido y lo más antiguo. No recibimos efectivo.', 19, '2020-01-01'),
  (gen_random_uuid(), 'anticipar', 'payments', '{client}', '¿Puedo pagar antes?', 'Sí, sin comisión. Puedes pagar la próxima mensualidad antes de su fecha o liquidar todo con el saldo que muestra Realizar pagos, que solo cobra el interés de los días transcurridos. Lo que sobre queda a tu favor para la siguiente mensualidad.', 20, '2020-01-01'),
  (gen_random_uuid(), 'pago-tarde', 'payments', '{client}', '¿Qué pasa si pago tarde?', 'El capital vencido genera interés moratorio diario con su IVA, a la tasa de tu contrato, y tu siguiente pago cubre primero lo atrasado. Si ves que no llegarás a la fecha, abona lo que puedas: cuanto antes cubras el capital vencido, menos moratorio.', 21, '2020-01-01'),
  (gen_random_uuid(), 'pago-de-mas', 'payments', '{client}', '¿Y si transfiero de más?', 'Queda como saldo a favor y se aplica solo el día que venza tu siguiente mensualidad. Lo ves en Realizar pagos.', 22, '2020-01-01'),
  (gen_random_uuid(), 'no-fondeado', 'investing', '{investor}', '¿Qué pasa si un proyecto no se fondea?', 'Lo que comprometiste vuelve completo a tu saldo disponible cuando vence el plazo de fondeo.', 23, '2020-01-01'),
  (gen_random_uuid(), 'garantia', 'investing', '{investor}', '¿Mi rendimiento está garantizado?', 'No. Es estimado y depende de que quien recibió el crédito pague a tiempo. Puedes perder parte o todo lo invertido; repartirlo en varios proyectos reduce ese riesgo.', 24, '2020-01-01'),
  (gen_random_uuid(), 'calificacion', 'investing', '{investor}', '¿Qué significa la calificación de riesgo?', 'De A, riesgo bajo, a E, riesgo muy alto: compara ingresos comprobados, mensualidad e historial de crédito. La fija una persona al aprobar y no cambia después de que alguien se compromete.', 25, '2020-01-01'),
  (gen_random_uuid(), 'limite', 'investing', '{investor}', '¿Por qué no puedo comprometer todo mi saldo en un proyecto?', 'La ley limita cuánto puede poner cada persona en una misma solicitud, según el tamaño de su portafolio. En cada oportunidad ves tu límite, lo que ya usaste y la regla que aplica.', 26, '2020-01-01'),
  (gen_random_uuid(), 'arrepentirse', 'investing', '{investor}', '¿Puedo arrepentirme de un compromiso?', 'Sí, sin costo, hasta que el dinero se entrega al proyecto. Después ya no: lo recuperas con los pagos del crédito, mes a mes.', 27, '2020-01-01'),
  (gen_random_uuid(), 'atraso', 'investing', '{investor}', '¿Qué pasa si un proyecto se atrasa?', 'Lo ves en Mis proyectos con los días de atraso. Cuando paga, recibes tu parte del interés moratorio. Nadie cubre lo que el solicitante no pague: la plataforma no comparte el riesgo.', 28, '2020-01-01'),
  (gen_random_uuid(), 'reparto', 'investing', '{investor}', '¿Cómo se reparte cada pago?', 'En proporción al capital que se le debe a cada inversionista, al centavo y el mismo día en que se aplica. Capital, interés e impuestos aparecen en renglones separados.', 29, '2020-01-01'),
  (gen_random_uuid(), 'abonar', 'money', '{investor}', '¿Cómo abono dinero?', 'Transfiere por SPEI a tu CLABE personal desde una cuenta a tu nombre. Aparece en tu saldo cuando el banco lo confirma, y te avisamos. No recibimos efectivo ni depósitos de terceros.', 30, '2020-01-01'),
  (gen_random_uuid(), 'abono-no-aparece', 'money', '{investor,client}', 'Transferí y no aparece, ¿qué hago?', 'Revisa en tu banco que la CLABE sea la tuya y que la transferencia diga "liquidada". Conserva la clave de rastreo: con ella nuestro equipo encuentra el depósito y lo asigna a tu cuenta.', 31, '2020-01-01'),
  (gen_random_uuid(), 'retiro', 'money', '{investor}', '¿A qué cuenta puedo retirar?', 'Solo a una CLABE a tu nombre. Después de cambiarla hay que esperar 24 horas, y cada retiro pide un segundo código.', 32, '2020-01-01'),
  (gen_random_uuid(), 'cuanto-tarda-retiro', 'money', '{investor}', '¿Cómo sigo un retiro?', 'Al pedirlo queda "Solicitado" y el dinero sale de tu saldo disponible. Al enviarlo ves la clave de rastreo y, cuando el banco lo refleja, "Confirmado". Si se rechaza, vuelve completo con el motivo; mientras esté "Solicitado" puedes cancelarlo.', 33, '2020-01-01'),
  (gen_random_uuid(), 'impuestos', 'taxes', '{investor}', '¿Qué impuestos se me retienen?', 'ISR sobre el interés, según tu tipo de persona y la tasa vigente el día del pago. El IVA del interés lo paga el solicitante y se retiene completo, así que no entra a tu saldo. El capital que vuelve no paga impuesto. Cada retención aparece en un renglón de Mis movimientos.', 34, '2020-01-01'),
  (gen_random_uuid(), 'iva-credito', 'taxes', '{client}', '¿Por qué mi mensualidad lleva IVA?', 'La ley grava el interés y las comisiones, no el capital. En tu tabla de amortización cada renglón separa capital, interés e IVA.', 35, '2020-01-01'),
  (gen_random_uuid(), 'verificacion-instalador', 'team', '{supplier}', '¿Por qué no veo solicitantes ni pagos?', 'Esas pantallas se abren cuando tu empresa está verificada. Desde entonces apareces en el directorio y los solicitantes pueden elegirte.', 36, '2020-01-01'),
  (gen_random_uuid(), 'de-donde-llegan', 'team', '{supplier}', '¿Cómo me llegan proyectos?', 'Cuando un solicitante te elige al pedir su crédito. Lo ves en Mis proyectos desde ese momento, con lo que te toca hacer.', 37, '2020-01-01'),
  (gen_random_uuid(), 'vendedores', 'team', '{supplier}', '¿Mis vendedores ven toda mi información?', 'No. Trabajan con solicitantes y proyectos; tu perfil, tu cuenta, tus tecnologías y la firma de contratos quedan solo para ti.', 38, '2020-01-01'),
  (gen_random_uuid(), 'bloqueo', 'account', '{client,investor,supplier}', 'Mi cuenta se bloqueó, ¿qué hago?', 'Tras varias contraseñas equivocadas seguidas la cuenta se bloquea 15 minutos: espera o restablece tu contraseña. Si hace mucho que no entras también se bloquea, y solo restableciéndola vuelves a entrar.', 39, '2020-01-01'),
  (gen_random_uuid(), 'sesion', 'account', '{client,investor,supplier}', '¿Por qué se cierra mi sesión?', 'La cerramos tras poco más de cuatro minutos sin actividad, cuando llega a su límite de tiempo o cuando entras desde otro equipo.', 40, '2020-01-01'),
  (gen_random_uuid(), 'activar-dos-pasos', 'account', '{client,investor,supplier}', '¿Cómo activo la verificación en dos pasos?', 'En Perfil, Seguridad: escaneas un código con tu aplicación de autenticación y pruebas seis dígitos. Guarda los códigos de recuperación que te damos, fuera del teléfono. Sin ella, lo delicado se confirma con un código que llega a tu correo.', 41, '2020-01-01'),
  (gen_random_uuid(), 'dos-pasos', 'account', '{client,investor,supplier}', 'Perdí mi teléfono con la aplicación de códigos', 'Entra con uno de tus códigos de recuperación y activa de nuevo la verificación en dos pasos. Cada código sirve una vez.', 42, '2020-01-01'),
  (gen_random_uuid(), 'codigo-no-llega', 'account', '{client,investor,supplier}', 'No me llega el código por correo', 'Vence en pocos minutos y cada uno nuevo anula el anterior, así que usa el último. Revisa el correo no deseado; si no está, pide otro desde la misma ventana.', 43, '2020-01-01'),
  (gen_random_uuid(), 'soporte-entra', 'account', '{client,investor,supplier}', '¿El equipo puede entrar a mi cuenta?', 'Para ayudarte puede ver el portal como tú, por 30 minutos a lo más y con un motivo que queda en la bitácora. Así no puede mover dinero, firmar ni cambiar tu contraseña, tu segundo factor o tu cuenta bancaria.', 44, '2020-01-01'),
  (gen_random_uuid(), 'mensaje-falso', 'fraud', '{client,investor,supplier}', 'Me escribieron a nombre de ustedes, ¿cómo sé si es cierto?', 'No abras el enlace: entra al portal escribiendo su dirección y revisa tus avisos. Todo lo que te pedimos está también ahí. Nunca pedimos contraseñas, códigos, anticipos ni depósitos a cuentas de personas.', 45, '2020-01-01'),
  (gen_random_uuid(), 'di-mis-datos', 'fraud', '{client,investor,supplier}', 'Escribí mi contraseña en una página falsa', 'Restablécela ahora desde la pantalla de entrada: eso cierra todas tus sesiones. Cámbiala también donde uses la misma, activa la verificación en dos pasos y revisa tus accesos recientes.', 46, '2020-01-01'),
  (gen_random_uuid(), 'robo', 'fraud', '{client,investor,supplier}', 'Me robaron el teléfono o la identificación, ¿qué hago?', 'Restablece tu contraseña desde otro equipo, entra con un código de recuperación y activa la verificación en un teléfono nuevo. Avisa a tu banco y denuncia en el 088 de la Policía Cibernética; quien tenga tu identificación puede intentar usarla en otra parte.', 47, '2020-01-01'),
  (gen_random_uuid(), 'movimiento-desconocido', 'fraud', '{investor}', 'Veo un retiro que no pedí', 'Si dice "Solicitado", cancélalo en Retirar fondos: el dinero vuelve a tu saldo. Después restablece tu contraseña y revisa la cuenta para retiros; una cuenta nueva tarda 24 horas en poder recibir dinero.', 48, '2020-01-01');
