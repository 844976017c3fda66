-- Who installs on their own has no company. What staff have written since stays theirs.
UPDATE "faqs" SET "version" = "version" + 1, "answer" = 'Esas pantallas se abren cuando tu perfil de instalador está verificado. Desde entonces apareces en el directorio y los solicitantes pueden elegirte.'
  WHERE "slug" = 'verificacion-instalador' AND "answer" = 'Esas pantallas se abren cuando tu empresa está verificada. Desde entonces apareces en el directorio y los solicitantes pueden elegirte.';
