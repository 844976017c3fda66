-- What the product itself answers; what staff wrote in its place stays.
UPDATE faqs SET answer = 'Para ayudarte puede ver el portal como tú, por 30 minutos a lo más y con un motivo que queda en la bitácora. Así no puede mover dinero, firmar ni cambiar tu contraseña, tu verificación en dos pasos o tu cuenta bancaria.'
 WHERE slug = 'soporte-entra' AND answer = 'Para ayudarte puede ver el portal como tú, por 30 minutos a lo más y con un motivo que queda en la bitácora. Así no puede mover dinero, firmar ni cambiar tu contraseña, tu segundo factor o tu cuenta bancaria.';
--> statement-breakpoint
UPDATE faqs SET answer = 'Sí, sin comisión. Puedes liquidar todo con el saldo que muestra Realizar pagos, que solo cobra el interés de los días transcurridos. Lo que pagues de más queda a tu favor y paga cada mensualidad en su fecha; si lo eliges en Realizar pagos, reduce capital o adelanta mensualidades.'
 WHERE slug = 'anticipar' AND answer = 'Sí, sin comisión. Puedes pagar la próxima mensualidad antes de su fecha o liquidar todo con el saldo que muestra Realizar pagos, que solo cobra el interés de los días transcurridos. Lo que sobre queda a tu favor para la siguiente mensualidad.';
--> statement-breakpoint
UPDATE faqs SET answer = 'Queda como saldo a favor y se aplica solo el día que venza tu siguiente mensualidad, sin cambiar los intereses. En Realizar pagos puedes elegir que reduzca capital o adelante mensualidades.'
 WHERE slug = 'pago-de-mas' AND answer = 'Queda como saldo a favor y se aplica solo el día que venza tu siguiente mensualidad. Lo ves en Realizar pagos.';
