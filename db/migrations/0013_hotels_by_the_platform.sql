-- The version that an edit saw; when a hotel's purge began; and how search compares its name and slug (the database's side of foldText).
ALTER TABLE hotels
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN purge_started_at timestamptz CHECK (purge_started_at IS NULL OR deleted_at IS NOT NULL),
  ADD COLUMN search_key text GENERATED ALWAYS AS (
    replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(name || ' ' || slug, NFKD),
          '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]', '', 'g')),
        'đĐłŁøØı' || U&'\0671\0649\0629' || '‘’ʼ`´',
        'ddllooi' || U&'\0627\064A\0647' || ''''''''''''),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  ) STORED;

CREATE INDEX hotels_newest ON hotels (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX hotels_deleted ON hotels (deleted_at) WHERE deleted_at IS NOT NULL;
