import { Type } from 'typebox';
import { Id, Nullable } from '../../http';

export const FeedbackBody = Type.Object({
  name: Type.String({ maxLength: 255 }),
  message: Type.String({ maxLength: 5000 }),
  email: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 50 }))),
});

export const FeedbackData = Type.Object({ id: Id });
