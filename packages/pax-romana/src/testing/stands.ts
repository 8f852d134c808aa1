import { isObject } from "@ara/kernel";
import { isMeant, type Action, type Parts } from "../action.ts";

/** 4.1: a promise that is listed without words stands for one in any words; nothing else stands for anything else. */
export const stands = (listed: Action, sent: unknown): boolean =>
  isObject(sent) &&
  Object.keys(sent).length === Object.keys(listed).length &&
  isMeant(listed, sent as unknown as Parts);
