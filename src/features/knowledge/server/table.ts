import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** What should answer a question that the assistant answered wrongly; `entryId` null: nothing should. */
export const knowledgeChecks = pgTable(
  'knowledge_checks',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    question: text().notNull(),
    entryId: uuid('entry_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)

export const chatbotKnowledge = pgTable(
  'chatbot_knowledge',
  {
    hotelId: uuid('hotel_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    topic: text().notNull(),
    content: text().notNull(),
    /** As guests word them. */
    phrasings: text().array().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Made from topic and content by `embeddingModel`; null while missing, or if it could not be made. */
    embedding: real().array(),
    embeddingModel: text('embedding_model'),
    embeddingTriedAt: timestamp('embedding_tried_at', { withTimezone: true }),
    /** By the id of an entry that staff keep beside this one: a mark of both texts at that time. */
    toldApart: jsonb('told_apart').$type<Record<string, string>>().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.id] })],
)
