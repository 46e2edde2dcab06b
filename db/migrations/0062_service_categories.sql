-- needs a pause
-- Which service it is, its category says. The icon is a look: a hotel may give its spa another one, and two services the
-- same. A process of the release before could add no hotel, and would count requests as orders, which row-level security
-- no longer hides from it.
ALTER TABLE global_services ADD COLUMN category text;
UPDATE global_services SET category = CASE icon
  WHEN 'UtensilsCrossed' THEN 'room_service'
  WHEN 'Sparkles' THEN 'housekeeping'
  WHEN 'Flower2' THEN 'spa_wellness'
  WHEN 'Dumbbell' THEN 'gym_pool'
  WHEN 'Car' THEN 'transportation'
  WHEN 'MapPin' THEN 'tours_activities'
END;
ALTER TABLE global_services ALTER category SET NOT NULL;
ALTER TABLE global_services ADD CONSTRAINT global_services_category_key UNIQUE (category);
ALTER TABLE global_services ADD CONSTRAINT global_services_category_check CHECK (category IN
  ('room_service', 'housekeeping', 'spa_wellness', 'gym_pool', 'transportation', 'tours_activities'));

-- The owner is fenced too; the fence is stamped anew after the migrations.
ALTER TABLE services NO FORCE ROW LEVEL SECURITY;
ALTER TABLE services ADD COLUMN category text;
UPDATE services s SET category = g.category FROM global_services g WHERE g.icon = s.icon;
ALTER TABLE services ALTER category SET NOT NULL;
ALTER TABLE services ADD CONSTRAINT services_category_fkey FOREIGN KEY (category) REFERENCES global_services (category);

ALTER TABLE services DROP CONSTRAINT services_icon_fkey;
ALTER TABLE global_services DROP CONSTRAINT global_services_icon_key;
ALTER TABLE global_services DROP CONSTRAINT global_services_icon_check;
