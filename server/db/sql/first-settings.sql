-- The values that law or business change, as the product starts with them (rules-mx, section 0). Later
-- values are rows with a later day; nothing here is read by code but through server/features/settings.
INSERT INTO settings (id, key, value, valid_from, source, set_by) VALUES
  (gen_random_uuid(), 'iva_rate_bp', '1600', '2010-01-01', 'LIVA, art. 1', 'sistema'),
  (gen_random_uuid(), 'mora_rate_bp', '3600', '2020-01-01', 'Condiciones del producto', 'sistema'),
  (gen_random_uuid(), 'open_fee_rate_bp', '300', '2020-01-01', 'Condiciones del producto', 'sistema'),
  (gen_random_uuid(), 'reference_rate_bp', '2400', '2020-01-01', 'Condiciones del producto', 'sistema'),
  (gen_random_uuid(), 'udi_value', '85000', '2020-01-01', 'Valor de arranque: sustituir por el de Banxico', 'sistema'),
  (gen_random_uuid(), 'max_funding_days', '60', '2020-01-01', 'Condiciones del producto', 'sistema'),
  (gen_random_uuid(), 'reopening_days', '7', '2020-01-01', 'Condiciones del producto', 'sistema'),
  (gen_random_uuid(), 'limit_denominator_includes_nci', 'false', '2020-01-01', 'CUITF, art. 49: lectura estricta', 'sistema')
ON CONFLICT (key, valid_from) DO NOTHING;
