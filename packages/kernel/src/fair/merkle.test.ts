import { expect, test } from "vitest";
import { toHex, utf8 } from "../sha256.ts";
import { hashLeaf, isConsistent, isIncluded, MerkleTree } from "./merkle.ts";

const hex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

test("the roots are those of the published examples of Certificate Transparency", () => {
  const leaves = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
  const roots = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ];
  const tree = new MerkleTree();
  expect(toHex(tree.root())).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  for (const [i, leaf] of leaves.entries()) {
    tree.add(hashLeaf(hex(leaf)));
    expect(toHex(tree.root())).toBe(roots[i]);
  }
  expect(tree.inclusion(0).map(toHex)).toEqual([
    "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
    "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
    "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
  ]);
});

test("of every size each leaf is shown to be there, at its place and at no other, in this tree and in no other", () => {
  const tree = new MerkleTree();
  const leaves = Array.from({ length: 33 }, (_, i) => hashLeaf(`${i}`));
  for (const leaf of leaves) tree.add(leaf);
  for (let size = 1; size <= leaves.length; size++) {
    const root = tree.root(size);
    for (let i = 0; i < size; i++) {
      const proof = tree.inclusion(i, size);
      expect(isIncluded(leaves[i]!, i, size, proof, root)).toBe(true);
      expect(isIncluded(hashLeaf("other"), i, size, proof, root)).toBe(false);
      if (size > 1) expect(isIncluded(leaves[i]!, (i + 1) % size, size, proof, root)).toBe(false);
      expect(isIncluded(leaves[i]!, i, size, [...proof, utf8("more")], root)).toBe(false);
      if (proof.length > 0) expect(isIncluded(leaves[i]!, i, size, proof.slice(1), root)).toBe(false);
    }
    expect(isIncluded(leaves[0]!, size, size, [], root)).toBe(false);
  }
});

test("every tree is shown to begin every larger one; one with a changed leaf is not", () => {
  const [tree, other] = [new MerkleTree(), new MerkleTree()];
  for (let i = 0; i < 33; i++) {
    tree.add(hashLeaf(`${i}`));
    other.add(hashLeaf(i === 2 ? "changed" : `${i}`));
  }
  for (let size = 1; size <= 33; size++)
    for (let before = 0; before <= size; before++) {
      const proof = tree.consistency(before, size);
      const [old, now] = [
        { size: before, root: tree.root(before) },
        { size, root: tree.root(size) },
      ];
      expect(isConsistent(old, now, proof)).toBe(true);
      expect(isConsistent(old, now, [...proof, utf8("more")])).toBe(false);
      if (before > 2)
        expect(isConsistent(old, { size, root: other.root(size) }, other.consistency(before, size))).toBe(false);
      if (before > 0 && before < size) expect(isConsistent(now, old, proof)).toBe(false);
    }
});
