-- A guest who waits in the chat is alerted of by minutes of their own. They begin as those of the requests, by which it
-- was so far, so that nothing changes for a hotel that has chosen.
ALTER TABLE alert_settings
  ADD COLUMN conversation_minutes jsonb NOT NULL DEFAULT '{"devices": 2, "duty": 5, "everyone": 10}';
-- The owner is fenced too; the fence is stamped anew after the migrations.
ALTER TABLE alert_settings NO FORCE ROW LEVEL SECURITY;
UPDATE alert_settings SET conversation_minutes = request_minutes;

-- Since when a guest whom nobody has seen waiting has been everybody's: the guest may call, and every page of the panel
-- says so.
ALTER TABLE chat_conversations ADD COLUMN alerted_at timestamptz;

-- It is rehearsed like the kinds of bookings.
ALTER TABLE rehearsals DROP CONSTRAINT rehearsals_kind_check;
ALTER TABLE rehearsals ADD CONSTRAINT rehearsals_kind_check
  CHECK (kind IN ('order', 'request', 'appointment', 'conversation'));
