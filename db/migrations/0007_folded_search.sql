-- Text as search compares it: the database's side of foldText, and digits of any keyboard as 0 to 9.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(given, NFKD),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
      '', 'g')),
    'đłøı' || U&'\0671\0649\0629' || '‘’ʼ`' || '٠١٢٣٤٥٦٧٨٩' || '۰۱۲۳۴۵۶۷۸۹' || U&'\0640',
    'dloi' || U&'\0627\064A\0647' || '''''''''' || '0123456789' || '0123456789'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- Room, name and the short id that guests read out (OP-42); folded once, when an order is placed.
ALTER TABLE service_bookings ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (fold_text(room_number || chr(10) || guest_name || chr(10) || left(id::text, 8))) STORED;
