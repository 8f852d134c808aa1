import { en as kernel } from "@ara/kernel/texts/en";
import { en as table } from "@ara/protocol/texts/en";

export default { ...kernel, ...table };
